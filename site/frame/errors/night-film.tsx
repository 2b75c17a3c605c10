import { type ComponentProps, useEffect } from 'react'
import { BackgroundFilm } from '../../../ui/background-film.tsx'
import { repeatLatePress } from '../../features/late/late-press.ts'

/** The film of the 404 page, which comes later; what was pressed before is pressed again. */
export default function NightFilm(props: ComponentProps<typeof BackgroundFilm>) {
  useEffect(repeatLatePress, [])
  return <BackgroundFilm {...props} />
}
