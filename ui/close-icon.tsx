/** The sign of closing, drawn as the arrows of menus are: it is in documents with the banner of a language. */
export const CloseIcon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="m3 3 10 10M13 3 3 13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </svg>
)
