import { Button } from './controls.tsx'
import styles from './recovery-codes.module.css'

/** Codes for when the second factor is lost; they are shown this once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section className={styles.codes} aria-labelledby="codes-title">
      <h2 id="codes-title">Recovery codes</h2>
      <p>
        If you lose your device, each of these opens the office once in its place. They are shown only now:
        print them, or keep them with your passwords.
      </p>
      <ol>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button type="button" onClick={() => print()}>
        Print
      </Button>
    </section>
  )
}
