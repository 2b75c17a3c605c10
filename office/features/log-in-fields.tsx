import type { RefObject } from 'react'
import { Button, Field } from './controls.tsx'

interface LogInFieldsProps {
  /** Asks for the second factor instead of address and password. */
  readonly isCode: boolean
  readonly isBusy: boolean
  /** The address, where it is known: the password is then the first to be typed. */
  readonly email?: string
  readonly first?: RefObject<HTMLInputElement | null>
}

/** The fields and the button of a step of the log-in. */
export function LogInFields({ isCode, isBusy, email, first }: LogInFieldsProps) {
  return (
    <>
      {isCode ? (
        <Field
          key="code"
          label="Code"
          name="code"
          help="Six digits of your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
        />
      ) : (
        <>
          <Field
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
            autoFocus={email === undefined}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            {...(first && { ref: first })}
          />
        </>
      )}
      <Button look="main" disabled={isBusy}>
        {isCode ? 'Log in' : 'Continue'}
      </Button>
    </>
  )
}
