import { Fragment, type ReactNode } from 'react'

interface LinkedTextProps {
  /** With a `{name}` where each link stands. */
  readonly text: string
  readonly links: Readonly<Record<string, ReactNode>>
}

/** A sentence with its links where the language wants them. A name without a link stays as it is. */
export const LinkedText = ({ text, links }: LinkedTextProps) =>
  text.split(/(\{\w+\})/).map((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const shown = name !== undefined && Object.hasOwn(links, name) ? links[name] : part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    return <Fragment key={at}>{shown}</Fragment>
  })
