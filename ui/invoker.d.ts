import 'react'

/** Invoker commands: a button that opens or closes a dialog without a script. https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close'
    commandfor?: string
  }
}
