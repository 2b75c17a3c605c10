import { paintPixels } from '../engine/paint-scene.ts'
import { planPainting } from '../engine/plan.ts'
import type { Tools } from '../work.ts'
import type { Cue, Show } from './film-work.ts'

const fps = 24
const frames = 720
const [width, height] = [1280, 720] as const
const bareFrames = 10

/** Strokes between two frames, and how many frames that makes: slow where most happens, quick at the end. */
const rounds = [
  { every: 85, frames: 109 },
  { every: 7, frames: 144 },
  { every: 25, frames: 153 },
  { every: 42, frames: 105 },
  { every: 130, frames: 77 },
  { every: 375, frames: 39 },
  { every: 650, frames: 14 },
] as const

/** The coast from bare ground to the last highlight; what is left of the thirty seconds shows it finished. */
export async function paintTimeLapse(seed: number, show: Show, tools: Tools): Promise<void> {
  let [shown, last] = [0, new Uint8Array()]
  const onFrame = async (pixels: Uint8Array<ArrayBuffer>) => {
    const times = shown === 0 ? bareFrames : 1
    for (let time = 0; time < times && shown < frames; time += 1, shown += 1) await show(pixels)
    last = pixels
  }
  const plan = planPainting({
    ground: [0.62, 0.06, 0.07],
    look: { saturation: 1.12, contrast: 1.08, edges: 0.3 },
    finish: { relief: 0.85 },
    underdrawing: true,
  })
  const frameEvery = rounds.map(({ every }) => every)
  await paintPixels(
    {
      glsl: 'scenes/coast/scene.glsl',
      seed,
      size: [width, height],
      plan,
      frameEvery,
      onFrame: onFrame as never,
    },
    tools,
  )
  for (; shown < frames; shown += 1) await show(last)
}

const captions = [
  { en: 'Underdrawing: the edges, in sepia', cn: '起稿：用深褐色勾出轮廓', jp: '下描き。セピアで輪郭をとる' },
  {
    en: 'Broad brush: light and dark, nothing else',
    cn: '大笔铺色：只分明暗',
    jp: '大きな筆。明るさと暗さだけを置く',
  },
  {
    en: 'Masses: cliff, sky and sea part',
    cn: '大块面：崖、天、海分开',
    jp: '大きな形。崖と空と海が分かれる',
  },
  { en: 'Forms: the columns stand up', cn: '形体：石柱立了起来', jp: '形。柱が立ち上がる' },
  {
    en: 'Small brush: clefts, crests, a boat',
    cn: '小笔：石缝、浪尖、一条船',
    jp: '小さな筆。割れ目、波頭、舟',
  },
  { en: 'The last highlights', cn: '最后的高光', jp: '最後のハイライト' },
] as const

/** The first frame of each stage with a caption; the finest brushes share the last ones. */
const starts = [0, 1, 2, 3, 4, 5].map(
  round => (round && bareFrames) + rounds.slice(0, round).reduce((sum, { frames }) => sum + frames, 0),
)

export const stages: readonly Cue[] = captions.map((sentence, index) => ({
  from: (starts[index] ?? 0) / fps,
  until: (starts[index + 1] ?? frames) / fps,
  sentence,
}))
