import { type PaletteId, palettes } from '../../../paint/palettes.ts'
import { notFound } from '../../../request/locale-of.ts'
import type { Route } from './+types/palette-file'
import { isPaletteType, paletteTypes, writePalette } from './palette-files.ts'

/** A palette file: `coast.json`, `coast.gpl`, `coast.ase`. */
export function loader({ params }: Route.LoaderArgs) {
  const [name = '', type = '', ...more] = params.file.split('.')
  if (!Object.hasOwn(palettes, name) || !isPaletteType(type) || more.length > 0) throw notFound()
  const file = writePalette[type]({ name, colours: palettes[name as PaletteId] })
  return new Response(file as string | Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': paletteTypes[type],
      'Content-Disposition': `attachment; filename="${name}.${type}"`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
