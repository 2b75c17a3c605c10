/** What the app can do on one class of device. */
export interface DeviceClass {
  /** As in `/dreams?device=m1`. */
  readonly id: string
  readonly chips: string
  /** That one and every one after it. */
  readonly later?: true
  readonly videoTracks: 1 | 2 | 4
  readonly resolution: '1080p' | '4K'
  readonly contentTracks: 50 | 100 | 200
  readonly proRes: boolean
}

/** Classes of tablets that can have iPadOS 16, by the generation of their chip. */
export const deviceClasses: readonly DeviceClass[] = [
  { id: 'a9', chips: 'A9 – A10X', videoTracks: 1, resolution: '1080p', contentTracks: 50, proRes: false },
  { id: 'a12', chips: 'A12, A13', videoTracks: 2, resolution: '1080p', contentTracks: 100, proRes: false },
  {
    id: 'a14',
    chips: 'A12X, A12Z, A14',
    later: true,
    videoTracks: 2,
    resolution: '4K',
    contentTracks: 100,
    proRes: false,
  },
  { id: 'm1', chips: 'M1', videoTracks: 4, resolution: '4K', contentTracks: 200, proRes: false },
  { id: 'm2', chips: 'M2', later: true, videoTracks: 4, resolution: '4K', contentTracks: 200, proRes: true },
]

/** What a visitor asked for: a class, nothing, or one that there is not. */
export function findDevice(asked: string | null): DeviceClass | null | 'unknown' {
  if (asked === null || asked === '') return null
  return deviceClasses.find(({ id }) => id === asked) ?? 'unknown'
}
