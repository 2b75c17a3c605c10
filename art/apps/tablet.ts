import type { Materials } from '../devices/materials.ts'
import { style } from '../devices/style.ts'
import { drawDock, drawSigns } from './dock.ts'
import type { Labels } from './labels/labels.ts'
import { drawBrushes, drawColour, drawLayers, panelStyle } from './panels.ts'

/** The parts that the screen lifts apart into, from the lowest to the highest. */
const tabletParts = ['canvas', 'brushes', 'panels', 'dock'] as const

export type TabletPart = (typeof tabletParts)[number]

/** The tablet or some parts of it, each in its place: 1440 × 972 pixels, nothing around it. */
export function composeTablet(
  { painting, oils }: Materials,
  labels: Labels,
  parts: readonly TabletPart[] = tabletParts,
): string {
  const drawn: Readonly<Record<TabletPart, string>> = {
    canvas: '<div class="canvas"></div>',
    brushes: `<div class="panel tools top">${drawSigns(['gallery', 'undo', 'redo', 'select', 'move'])}</div>${drawBrushes(oils, labels)}`,
    panels: drawLayers(painting.coast, labels) + drawColour(),
    dock: drawDock('#e2853f'),
  }
  const bare = parts.includes('canvas') ? '' : ' bare'
  const css = `${style}${panelStyle(painting.wheel)}
.canvas{position:absolute;inset:44px 58px 40px 58px;background:url(${painting.coast}) 50% 50%/cover;box-shadow:0 10px 40px #0a0b1890}
.bare,.bare .glass{background:none;box-shadow:none;overflow:visible}`
  return `<style>${css}</style><div class="case wide${bare}"><div class="glass">${parts.map(part => drawn[part]).join('')}</div></div>`
}
