/** The Markdown of the guide by its path in `docs/`: part of the server's bundle. */
export const texts = withoutFolder(
  import.meta.glob<string>(['../../docs/office.md', '../../docs/office/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The addresses of its pictures by their path in `docs/`: files of the build with a hash in their name. */
export const pictures = withoutFolder(
  import.meta.glob<string>('../../docs/office/pictures/*.webp', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

function withoutFolder(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, content]) => [path.split('/docs/')[1] ?? '', content]))
}
