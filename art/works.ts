import { works as apps } from './apps/works.ts'
import { works as brushes } from './brushes/works.ts'
import { works as days } from './days/works.ts'
import { works as flat } from './flat/works.ts'
import { works as heroes } from './heroes/works.ts'
import { works as lit } from './lit/works.ts'
import { works as strokes } from './paint/works.ts'
import { works as places } from './places/works.ts'
import { works as scenes } from './scenes/works.ts'
import { works as watercolours } from './watercolour/works.ts'
import type { Work } from './work.ts'

/** Every master and the program that paints it; what shows another master comes after it. */
export const works: readonly Work[] = [
  ...scenes,
  ...strokes,
  ...brushes,
  ...places,
  ...days,
  ...heroes,
  ...lit,
  ...watercolours,
  ...flat,
  ...apps,
]

const doubled = works.find((work, index) => works.findIndex(({ master }) => master === work.master) !== index)
if (doubled) throw new Error(`Two works paint ${doubled.master}`)
