/** The draft that a file belongs to until the application is sent. */
export const draftOf = (slug: string): string => `application ${slug}`
