import styles from './access-fields.module.css'

/** Whether the link is mailed too. */
export function SendBox({ isSent }: { readonly isSent: boolean }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="send" defaultChecked={isSent} />
      <span>
        Mail the link <span className={styles.help}>without it, you pass the link on yourself</span>
      </span>
    </label>
  )
}
