import { signs } from '../devices/signs.ts'

type Sign = keyof typeof signs

/** A row of signs. */
export const drawSigns = (names: readonly Sign[], held?: Sign): string =>
  names.map(name => `<span${name === held ? ' class="held"' : ''}>${signs[name]}</span>`).join('')

/** The bar with the four tools and the paint in hand. */
export const drawDock = (paint: string): string =>
  `<div class="panel tools dock">${drawSigns(['brush', 'smudge', 'wipe', 'sheets'], 'brush')}<span class="paint" style="background:${paint}"></span></div>`
