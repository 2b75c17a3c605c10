/** What a picture may weigh, in bytes. */
export const maxPictureBytes = 40 * 1024 * 1024

/** Where a work may be shown. */
export const licences = ['wall', 'everywhere'] as const
/** How old its maker is, as far as it matters. */
export const ages = ['16', 'guardian'] as const
