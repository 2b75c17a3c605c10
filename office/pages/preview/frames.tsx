import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onSaved } from '../../features/content/saved-channel.ts'
import { Button } from '../../features/controls.tsx'
import { softClass } from '../../features/screen.tsx'
import { useHasScripts } from '../../features/use-has-scripts.ts'
import styles from './preview.module.css'

const widths = [360, 823, 1240] as const
type View = (typeof widths)[number] | 'all'
const views: readonly View[] = ['all', ...widths]

/** Pixels between two frames, and the space below which they would be too small beside each other. */
const gap = 16
const roomForAll = 840

interface FramesProps {
  /** The path of the entry: it is loaded again when another tab has saved it. */
  readonly path: string
  readonly page: string
}

/** The page at three widths, beside each other or one by one, scaled to the window; not without scripts. */
export function Frames(props: FramesProps) {
  return useHasScripts() ? <ScaledFrames {...props} /> : null
}

function ScaledFrames({ path, page }: FramesProps) {
  const [box, space] = useSpace()
  const [chosen, setChosen] = useState<View | null>(null)
  const [refreshed, setRefreshed] = useState(0)
  useEffect(() => onSaved(path, () => setRefreshed(times => times + 1)), [path])
  useEffect(() => {
    if (refreshed > 0) for (const frame of box.current?.querySelectorAll('iframe') ?? []) load(frame, page)
  }, [box, page, refreshed])
  const view = chosen ?? (space >= roomForAll ? 'all' : 360)
  const shown: readonly number[] = view === 'all' ? widths : [view]
  const needed = shown.reduce((sum, width) => sum + width, 0)
  const scale = Math.min(1, (space - gap * (shown.length - 1)) / needed)
  useLayoutEffect(() => box.current?.style.setProperty('--scale', String(scale)), [box, scale])
  return (
    <section className={styles.frames} aria-label="The page at three widths">
      <div className={styles.views}>
        {views.map(each => (
          <Button key={each} type="button" aria-pressed={each === view} onClick={() => setChosen(each)}>
            {each === 'all' ? 'All widths' : `${each} px`}
          </Button>
        ))}
        <Button type="button" look="plain" onClick={() => setRefreshed(times => times + 1)}>
          Reload
        </Button>
      </div>
      <p className={softClass} role="status">
        {refreshed === 0
          ? 'The page reloads when the text is saved in another tab.'
          : 'Reloaded: this is what was saved last.'}
      </p>
      <div ref={box} className={styles.beside}>
        {space > 0 &&
          shown.map(width => (
            <div key={width} className={styles.window} data-width={width}>
              <iframe className={styles.frame} title={`The page at ${width} pixels`} src={page} />
            </div>
          ))}
      </div>
    </section>
  )
}

/** Loads a frame again where it was scrolled to; one that has gone to another page comes back. */
function load(frame: HTMLIFrameElement, page: string) {
  try {
    const { location } = frame.contentWindow ?? {}
    if (location && location.pathname + location.search === page) return location.reload()
  } catch {
    // A page that refuses to be in a frame has no address to be read.
  }
  frame.src = page
}

/** The width of an element in pixels; 0 until it is known. */
function useSpace() {
  const box = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setSpace(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, space] as const
}
