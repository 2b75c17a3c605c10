/** The key of a button, for those who see it; the list behind `?` has all of them. */
export function Shortcut({ keys }: { readonly keys: string }) {
  return (
    <span aria-hidden="true">
      <kbd>{keys}</kbd>
    </span>
  )
}
