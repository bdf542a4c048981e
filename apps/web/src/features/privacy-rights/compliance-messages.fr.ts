import type { Translation } from '../../kit/language/translation.ts'
import type { complianceMessages as english } from './compliance-messages.en.ts'

export const complianceMessages: Translation<typeof english> = {
  notice: 'En ce moment, ce serveur ne tient pas toutes ses promesses.',
  see: 'Voir ce qui ne va pas',
  title: 'Conformité au CCPA',
  intro:
    'Ce serveur se contrôle lui-même d’après la loi californienne sur la protection des données (CCPA). Ce qui n’est pas respecté ne change rien à vos droits.',
  met: 'Respecté',
  unmet: 'Non respecté',
  checks: {
    'data-map-complete': 'Tout ce qui est conservé sur des personnes figure dans la liste des données conservées.',
    'requests-in-time': 'Aucune demande en cours n’a dépassé son délai légal.',
    'log-intact': 'Personne n’a modifié le journal des demandes.',
    'retention-runs': 'Ce qui n’est conservé qu’un temps est supprimé une fois ce temps écoulé.',
  },
  contact: 'S’adresser à l’administration du serveur',
  close: 'Fermer',
  categoriesLabel: 'Catégories qui contiennent des données sur vous',
  categories: (done, of) =>
    done > 1
      ? `${done} catégories sur ${of} contiennent des données sur vous`
      : `${done} catégorie sur ${of} contient des données sur vous`,
}
