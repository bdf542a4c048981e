import type { CampaignSummary } from '@placard/contract'
import { Globe, HeartHandshake, Leaf, type LucideIcon, Radiation, Scale, Shield, Syringe } from 'lucide-react'

const ICONS: Record<CampaignSummary['icon'], LucideIcon> = {
  leaf: Leaf,
  'heart-handshake': HeartHandshake,
  shield: Shield,
  scale: Scale,
  radiation: Radiation,
  syringe: Syringe,
  globe: Globe,
}

/** The icon of a campaign; decoration beside its title. */
export function CampaignIcon({ icon, className = 'size-6' }: { icon: CampaignSummary['icon']; className?: string }) {
  const Icon = ICONS[icon]
  return <Icon aria-hidden="true" strokeWidth={1.6} className={className} />
}
