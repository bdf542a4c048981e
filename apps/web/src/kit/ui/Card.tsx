import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type Material = 'paper' | 'panel' | 'marble'

const MATERIAL: Record<Material, string> = {
  paper: 'paper',
  panel: 'rounded-panel border border-hairline bg-surface',
  marble: 'marble rounded-panel border border-marble-hairline',
}

export type CardProps = ComponentProps<'section'> & {
  /** Paper for documents, marble for the hall, panel for parts of the interface. */
  material?: Material
}

export function Card({ material = 'panel', className, ...rest }: CardProps) {
  return <section {...rest} className={classes(MATERIAL[material], className)} />
}
