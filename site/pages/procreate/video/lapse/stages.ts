/** The start of each stage in seconds of the video, as in its captions. */
export const stages = [
  { name: 'underdrawing', from: 0 },
  { name: 'broad', from: 4.958 },
  { name: 'masses', from: 10.958 },
  { name: 'forms', from: 17.333 },
  { name: 'small', from: 21.708 },
  { name: 'lights', from: 24.917 },
] as const

type StageName = (typeof stages)[number]['name']

/** The duration in seconds. */
export const duration = 30

export const stageAt = (time: number): StageName =>
  stages.findLast(({ from }) => time >= from)?.name ?? 'underdrawing'
