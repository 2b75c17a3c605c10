import { outside } from '../../site/outside.ts'
import { place, writeWhole } from '../files.ts'
import { drawCode } from './draw-code.ts'
import { drawStrokes } from './draw-strokes.ts'
import { drawWalkSprite } from './draw-walk-sprite.ts'

/** Drawings that pages refer to, because they are too large to be in each document: by their path. */
export const drawSprites = (): Readonly<Record<string, string>> => ({
  'site/pages/procreate/superpowers/strokes.svg': drawStrokes(),
  'site/pages/dreams/walker/walk.svg': drawWalkSprite(),
  ...Object.fromEntries(
    Object.entries(outside.appStore).map(([product, address]) => [
      `site/features/store/codes/${product}.svg`,
      drawCode(address),
    ]),
  ),
})

export async function writeSprites(): Promise<void> {
  for (const [path, svg] of Object.entries(drawSprites())) await writeWhole(place(path), svg)
}
