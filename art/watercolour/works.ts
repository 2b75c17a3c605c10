import type { Work } from '../work.ts'
import { banksia } from './studies/banksia.ts'
import { feather } from './studies/feather.ts'
import { floweringGum } from './studies/flowering-gum.ts'
import { fungi } from './studies/fungi.ts'
import { kelp } from './studies/kelp.ts'
import { kitchen } from './studies/kitchen.ts'
import { leaves } from './studies/leaves.ts'
import { pears } from './studies/pears.ts'
import { shells } from './studies/shells.ts'
import { urchins } from './studies/urchins.ts'
import { waratah } from './studies/waratah.ts'
import { workFrom } from './study.ts'

/** Every watercolour: the flowering gum and ten covers. */
export const works: readonly Work[] = [
  floweringGum,
  banksia,
  feather,
  fungi,
  kelp,
  kitchen,
  leaves,
  pears,
  shells,
  urchins,
  waratah,
].map(workFrom)
