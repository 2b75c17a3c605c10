/** The arrow of a disclosure button: down, or up for a panel above. */
export function Chevron({ className, up = false }: { className?: string | undefined; up?: boolean }) {
  return (
    <svg className={className} viewBox="0 0 12 8" aria-hidden="true">
      <path
        d={up ? 'M1.5 6.5 6 2l4.5 4.5' : 'M1.5 1.5 6 6l4.5-4.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
