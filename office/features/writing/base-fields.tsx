import type { Base } from './text-to-write.ts'

/** What a save began with. */
export function BaseFields({ base: { version, basedOn, live } }: { readonly base: Base }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="based_on" value={basedOn ?? ''} />
      {live !== undefined && <input type="hidden" name="live" value={live} />}
    </>
  )
}
