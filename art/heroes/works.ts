import type { Work } from '../work.ts'
import { accessibility } from './accessibility.ts'
import { beta } from './beta.ts'
import { brushes } from './brushes.ts'
import { color } from './color.ts'
import { dreams } from './dreams.ts'
import { dunes } from './dunes.ts'
import { moon } from './moon.ts'
import { pocket } from './pocket.ts'
import { reveal } from './reveal.ts'
import { room } from './room.ts'
import { stone } from './stone.ts'
import { superpowers } from './superpowers.ts'
import { tide } from './tide.ts'
import { vessels } from './vessels.ts'
import { video } from './video.ts'
import { whatsNew } from './whats-new.ts'

/** The heroes of the product pages, and the paintings for quiet places. */
export const works: readonly Work[] = [
  brushes,
  color,
  room,
  superpowers,
  video,
  beta,
  whatsNew,
  accessibility,
  dreams,
  pocket,
  reveal,
  vessels,
  tide,
  dunes,
  moon,
  stone,
]
