/** The credentials of a reauthentication form: the password in the field `name`, or a passkey. */
export function proofOf(form: FormData, name: string) {
  const passkey = passkeyIn(form.get('passkey'))
  const password = form.get(name)
  return { password: typeof password === 'string' ? password : '', ...(passkey && { passkey }) }
}

function passkeyIn(field: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = typeof field === 'string' ? JSON.parse(field) : undefined
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  } catch {
    return undefined
  }
}
