import { useEffect, useState } from 'react'
import { type Frames, replaceFrame, type Stroke } from './strokes.ts'

/** The maximum number of undo steps. */
const maxUndoSteps = 100
const frameMs = 1000 / 12

interface Step {
  readonly frames: Frames
  readonly current: number
}

/** Three frames, the selected frame, and the playback state. */
export function useFrames(first: Frames) {
  const [{ frames, current }, setStep] = useState<Step>({ frames: first, current: 1 })
  const [past, setPast] = useState<readonly Step[]>([])
  const [shown, setShown] = useState<number | null>(null)
  const playing = shown !== null

  useEffect(() => {
    if (!playing) return
    const clock = setInterval(() => setShown(at => (at === null ? null : (at + 1) % 3)), frameMs)
    return () => clearInterval(clock)
  }, [playing])

  function change(next: Frames) {
    setPast(steps => [...steps.slice(1 - maxUndoSteps), { frames, current }])
    setStep({ frames: next, current })
  }

  return {
    frames,
    current,
    playing,
    /** The visible frame: during playback each in turn. */
    seen: shown ?? current,
    canUndo: past.length > 0,
    isEmpty: frames.every(frame => frame.length === 0),
    add: (stroke: Stroke) => change(replaceFrame(frames, current, [...(frames[current] ?? []), stroke])),
    clear: () => change(replaceFrame(frames, current, [])),
    fill: change,
    undo() {
      const last = past.at(-1)
      if (!last) return
      setStep(last)
      setPast(past.slice(0, -1))
    },
    turnTo(at: number) {
      setShown(null)
      setStep({ frames, current: at })
    },
    play: () => setShown(current),
    stop: () => setShown(null),
  }
}
