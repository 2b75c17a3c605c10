import type { ListedDevice } from './list-devices.ts'

/** The devices in families of one model; telephones are one family. */
export function familiesOf(list: readonly ListedDevice[]): { name: string; devices: ListedDevice[] }[] {
  const families = new Map<string, ListedDevice[]>()
  for (const device of list) {
    const name = device.kind === 'phone' ? 'iPhone' : device.model
    families.set(name, [...(families.get(name) ?? []), device])
  }
  return [...families].map(([name, all]) => ({ name, devices: all }))
}
