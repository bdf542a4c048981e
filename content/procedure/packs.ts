import { ProcedurePack } from '@placard/contract'
import consensus from './consensus.json' with { type: 'json' }
import generalAssembly from './general-assembly.json' with { type: 'json' }
import securityCouncil from './security-council.json' with { type: 'json' }

/** The packs that ship, by name, checked as they are read. */
export const shippedPacks: Readonly<Record<ProcedurePack['id'], ProcedurePack>> = {
  'general-assembly': ProcedurePack.parse(generalAssembly),
  'security-council': ProcedurePack.parse(securityCouncil),
  consensus: ProcedurePack.parse(consensus),
}
