import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import { FormContext, type FormState } from './form-context.ts'

interface FormProps extends ComponentPropsWithRef<'form'> {
  /** Its state, and the attributes that it is sent with. */
  readonly form: FormState & { readonly attributes?: ComponentPropsWithRef<'form'> }
}

/** A form that posts, and what its parts read. */
export function Form({ form, children, ...attributes }: FormProps) {
  return (
    <form method="post" className={styles.form} {...form.attributes} {...attributes}>
      <FormContext value={form}>{children}</FormContext>
    </form>
  )
}

/** The error summary of the form around it; nothing while there are no errors. */
export function FormErrors() {
  const { summary } = useContext(FormContext)
  return summary && <ErrorSummary {...summary} />
}

/** The buttons of a form, side by side. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)
