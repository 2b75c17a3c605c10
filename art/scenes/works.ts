import type { Work } from '../work.ts'
import { aurora } from './aurora/work.ts'
import { bust3d } from './bust3d/work.ts'
import { coast } from './coast/work.ts'
import { pigment } from './pigment/work.ts'
import { portrait } from './portrait/work.ts'
import { still } from './still/work.ts'

export const works: readonly Work[] = [coast, aurora, still, portrait, bust3d, pigment]
