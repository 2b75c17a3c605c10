import type { DeviceName } from './device-title.ts'

type DeviceKind = 'tablet' | 'phone' | 'player'

interface Device extends DeviceName {
  readonly id: string
  readonly kind: DeviceKind
  /** The chip of a tablet, which sets the number of tracks in dreams. */
  readonly chip?: string
  /** The refresh rate of a screen that is faster than 60 hertz. */
  readonly hertz?: 120
}

const tablet = <const T extends Omit<Device, 'kind'> & { readonly chip: string }>(device: T) =>
  ({ ...device, kind: 'tablet' }) as const
const phone = <const T extends Omit<Device, 'kind'>>(device: T) => ({ ...device, kind: 'phone' }) as const

/**
 * The devices that test versions run on, newest first within each family, with every tablet that supports iPadOS 16.
 */
export const devices = [
  tablet({
    id: 'ipad-pro-13-m5',
    model: 'iPad Pro',
    inches: '13',
    namedByChip: true,
    chip: 'M5',
    hertz: 120,
  }),
  tablet({
    id: 'ipad-pro-11-m5',
    model: 'iPad Pro',
    inches: '11',
    namedByChip: true,
    chip: 'M5',
    hertz: 120,
  }),
  tablet({
    id: 'ipad-pro-13-m4',
    model: 'iPad Pro',
    inches: '13',
    namedByChip: true,
    chip: 'M4',
    hertz: 120,
  }),
  tablet({
    id: 'ipad-pro-11-m4',
    model: 'iPad Pro',
    inches: '11',
    namedByChip: true,
    chip: 'M4',
    hertz: 120,
  }),
  tablet({ id: 'ipad-pro-12-9-6', model: 'iPad Pro', inches: '12.9', generation: 6, chip: 'M2', hertz: 120 }),
  tablet({ id: 'ipad-pro-12-9-5', model: 'iPad Pro', inches: '12.9', generation: 5, chip: 'M1', hertz: 120 }),
  tablet({
    id: 'ipad-pro-12-9-4',
    model: 'iPad Pro',
    inches: '12.9',
    generation: 4,
    chip: 'A12Z',
    hertz: 120,
  }),
  tablet({
    id: 'ipad-pro-12-9-3',
    model: 'iPad Pro',
    inches: '12.9',
    generation: 3,
    chip: 'A12X',
    hertz: 120,
  }),
  tablet({
    id: 'ipad-pro-12-9-2',
    model: 'iPad Pro',
    inches: '12.9',
    generation: 2,
    chip: 'A10X',
    hertz: 120,
  }),
  tablet({ id: 'ipad-pro-12-9-1', model: 'iPad Pro', inches: '12.9', generation: 1, chip: 'A9X' }),
  tablet({ id: 'ipad-pro-11-4', model: 'iPad Pro', inches: '11', generation: 4, chip: 'M2', hertz: 120 }),
  tablet({ id: 'ipad-pro-11-3', model: 'iPad Pro', inches: '11', generation: 3, chip: 'M1', hertz: 120 }),
  tablet({ id: 'ipad-pro-11-2', model: 'iPad Pro', inches: '11', generation: 2, chip: 'A12Z', hertz: 120 }),
  tablet({ id: 'ipad-pro-11-1', model: 'iPad Pro', inches: '11', generation: 1, chip: 'A12X', hertz: 120 }),
  tablet({ id: 'ipad-pro-10-5', model: 'iPad Pro', inches: '10.5', chip: 'A10X', hertz: 120 }),
  tablet({ id: 'ipad-pro-9-7', model: 'iPad Pro', inches: '9.7', chip: 'A9X' }),
  tablet({ id: 'ipad-air-13-m3', model: 'iPad Air', inches: '13', namedByChip: true, chip: 'M3' }),
  tablet({ id: 'ipad-air-11-m3', model: 'iPad Air', inches: '11', namedByChip: true, chip: 'M3' }),
  tablet({ id: 'ipad-air-13-m2', model: 'iPad Air', inches: '13', namedByChip: true, chip: 'M2' }),
  tablet({ id: 'ipad-air-11-m2', model: 'iPad Air', inches: '11', namedByChip: true, chip: 'M2' }),
  tablet({ id: 'ipad-air-5', model: 'iPad Air', generation: 5, chip: 'M1' }),
  tablet({ id: 'ipad-air-4', model: 'iPad Air', generation: 4, chip: 'A14' }),
  tablet({ id: 'ipad-air-3', model: 'iPad Air', generation: 3, chip: 'A12' }),
  tablet({ id: 'ipad-mini-a17-pro', model: 'iPad mini', namedByChip: true, chip: 'A17 Pro' }),
  tablet({ id: 'ipad-mini-6', model: 'iPad mini', generation: 6, chip: 'A15' }),
  tablet({ id: 'ipad-mini-5', model: 'iPad mini', generation: 5, chip: 'A12' }),
  tablet({ id: 'ipad-a16', model: 'iPad', namedByChip: true, chip: 'A16' }),
  tablet({ id: 'ipad-10', model: 'iPad', generation: 10, chip: 'A14' }),
  tablet({ id: 'ipad-9', model: 'iPad', generation: 9, chip: 'A13' }),
  tablet({ id: 'ipad-8', model: 'iPad', generation: 8, chip: 'A12' }),
  tablet({ id: 'ipad-7', model: 'iPad', generation: 7, chip: 'A10' }),
  tablet({ id: 'ipad-6', model: 'iPad', generation: 6, chip: 'A10' }),
  tablet({ id: 'ipad-5', model: 'iPad', generation: 5, chip: 'A9' }),
  phone({ id: 'iphone-17-pro-max', model: 'iPhone 17 Pro Max' }),
  phone({ id: 'iphone-17-pro', model: 'iPhone 17 Pro' }),
  phone({ id: 'iphone-air', model: 'iPhone Air' }),
  phone({ id: 'iphone-17', model: 'iPhone 17' }),
  phone({ id: 'iphone-16-pro-max', model: 'iPhone 16 Pro Max' }),
  phone({ id: 'iphone-16-pro', model: 'iPhone 16 Pro' }),
  phone({ id: 'iphone-16-plus', model: 'iPhone 16 Plus' }),
  phone({ id: 'iphone-16', model: 'iPhone 16' }),
  phone({ id: 'iphone-16e', model: 'iPhone 16e' }),
  phone({ id: 'iphone-15-pro-max', model: 'iPhone 15 Pro Max' }),
  phone({ id: 'iphone-15-pro', model: 'iPhone 15 Pro' }),
  phone({ id: 'iphone-15-plus', model: 'iPhone 15 Plus' }),
  phone({ id: 'iphone-15', model: 'iPhone 15' }),
  phone({ id: 'iphone-14-pro-max', model: 'iPhone 14 Pro Max' }),
  phone({ id: 'iphone-14-pro', model: 'iPhone 14 Pro' }),
  phone({ id: 'iphone-14-plus', model: 'iPhone 14 Plus' }),
  phone({ id: 'iphone-14', model: 'iPhone 14' }),
  phone({ id: 'iphone-13-pro-max', model: 'iPhone 13 Pro Max' }),
  phone({ id: 'iphone-13-pro', model: 'iPhone 13 Pro' }),
  phone({ id: 'iphone-13', model: 'iPhone 13' }),
  phone({ id: 'iphone-13-mini', model: 'iPhone 13 mini' }),
  phone({ id: 'iphone-se-3', model: 'iPhone SE', generation: 3 }),
  phone({ id: 'iphone-se-2', model: 'iPhone SE', generation: 2 }),
  { id: 'ipod-touch-7', model: 'iPod touch', generation: 7, kind: 'player' },
] as const satisfies readonly Device[]

/** The id for any other device; its title is copy. */
export const unlistedDevice = 'not-listed'

/** The beta types that a kind of device can run. */
const betasOf = { tablet: [1, 3], phone: [2], player: [2] } as const satisfies Record<DeviceKind, unknown>
export type BetaType = (typeof betasOf)[DeviceKind][number]

/** The betas that at least one of the devices can run, ascending: 1 procreate, 2 pocket, 3 dreams. */
export function betasFor(ids: readonly string[]): BetaType[] {
  const types = devices.flatMap(({ id, kind }) => (ids.includes(id) ? betasOf[kind] : []))
  return [...new Set(types)].sort()
}
