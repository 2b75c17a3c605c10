import { Component, type ReactNode } from 'react'

interface ReleaseFocusProps {
  readonly pathname: string
  readonly children: ReactNode
}

/**
 * Takes the focus from a screen that goes, before anything of the document changes. An element that is removed with the focus
 * makes Chromium lay out the document as it is in the middle of the change. React gives the focus back to what stays.
 */
export class ReleaseFocus extends Component<ReleaseFocusProps> {
  getSnapshotBeforeUpdate({ pathname }: ReleaseFocusProps): null {
    const { activeElement } = document
    if (pathname !== this.props.pathname && activeElement instanceof HTMLElement) activeElement.blur()
    return null
  }
  componentDidUpdate(): void {}
  render(): ReactNode {
    return this.props.children
  }
}
