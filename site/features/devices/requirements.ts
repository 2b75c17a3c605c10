import type { devices } from '../../../contract/forms/devices.ts'
import type { Product } from '../../language/link.ts'

type Kind = (typeof devices)[number]['kind']

interface Requirement {
  readonly system: 'iPadOS' | 'iOS'
  /** The oldest version of the system. */
  readonly from: number
  readonly kinds: readonly Kind[]
}

/** What each app runs on; the models are those of `devices`. */
const requirements: Readonly<Record<Product, Requirement>> = {
  procreate: { system: 'iPadOS', from: 16, kinds: ['tablet'] },
  pocket: { system: 'iOS', from: 15, kinds: ['phone', 'player'] },
  dreams: { system: 'iPadOS', from: 16, kinds: ['tablet'] },
}

/** `iPadOS 16` */
export const systemOf = (product: Product): string =>
  `${requirements[product].system} ${requirements[product].from}`

export const runsOn = (product: Product, kind: Kind): boolean => requirements[product].kinds.includes(kind)

/** Chips whose tablets report a pencil before it touches. */
const hoverChips: readonly string[] = ['A17 Pro', 'M2', 'M3', 'M4', 'M5']

/** Whether a tablet shows the brush below a pencil in the air. */
export const hasHover = (chip: string): boolean => hoverChips.includes(chip)
