import { Form } from 'react-router'
import { Button } from './controls.tsx'
import styles from './person-button.module.css'

/** Leads to everything under an address, which is no part of a URL. */
export function PersonButton({ email }: { readonly email: string }) {
  return (
    <Form method="post" action="/people" className={styles.form}>
      <input type="hidden" name="email" value={email} />
      <Button look="plain">All under this address</Button>
    </Form>
  )
}
