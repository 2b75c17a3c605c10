import { createContext } from 'react-router'
import type { OfficeClient } from '../../contract/office/office.ts'
import type { StoredFile } from '../../contract/office/request-view.ts'

/** The choice of colors of a browser; null: that of its system. */
export type Theme = 'light' | 'dark' | null

/** The context that the server passes to loaders and actions of the office. */
export interface OfficeRequest {
  readonly origin: string
  readonly requestId: string
  readonly log: { error(fields: object, message: string): void }
  /** Whether the request has a session cookie, of whatever worth. */
  readonly hasCookie: boolean
  /** Calls with the cookie of the request; cookies that they set go out with the response. */
  readonly office: OfficeClient
  /** Names and sizes of complete uploads; unknown ids are omitted. */
  readonly findUploads: (ids: readonly string[]) => Promise<readonly StoredFile[]>
  /** Whether the request is a document's, not one of the router in a browser. */
  readonly isDocument: boolean
  readonly theme: Theme
}

export const officeRequest = createContext<OfficeRequest>()
