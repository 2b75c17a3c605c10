const draw = (path: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`

/** The signs of the tools, on a grid of 24. */
export const signs = {
  gallery: draw('<path d="M4 5h7v9H4zM14 5h6v5h-6zM14 13h6v6h-6zM4 17h7"/>'),
  undo: draw('<path d="M5 9h9a5 5 0 0 1 0 10H9"/><path d="M8.5 5.5 5 9l3.5 3.5"/>'),
  redo: draw('<path d="M19 9h-9a5 5 0 0 0 0 10h5"/><path d="M15.5 5.5 19 9l-3.5 3.5"/>'),
  select: draw(
    '<path d="M6 4h-.5A1.5 1.5 0 0 0 4 5.5V6m0 4v4m0 4v.5A1.5 1.5 0 0 0 5.5 20H6m4 0h4m4 0h.5a1.5 1.5 0 0 0 1.5-1.5V18m0-4v-4m0-4v-.5A1.5 1.5 0 0 0 18.5 4H18m-4 0h-4"/>',
  ),
  move: draw(
    '<path d="M12 4v16M4 12h16"/><path d="m9.5 6.5 2.5-2.5 2.5 2.5m-5 11 2.5 2.5 2.5-2.5m-8-8L4 12l2.5 2.5m11-5L20 12l-2.5 2.5"/>',
  ),
  brush: draw(
    '<path d="M19.5 4.5c-4 1.5-8 5.5-9.5 8.5l1.5 1.5c3-1.5 6.5-6 8-10Z"/><path d="M9 14c-2.5 0-3 1.5-3.2 3-.2 1.2-.8 2-1.8 2.3 2.5 1 7 .7 7-3.3"/>',
  ),
  smudge: draw(
    '<path d="M8 20c-2.5-3.5-1.5-6-.5-8V6a1.5 1.5 0 0 1 3 0v5l5.5 1.4c1.6.4 2.3 1.8 2 3.3L17 20"/>',
  ),
  wipe: draw('<path d="m4.5 15.5 8-8 6 6-6 6H8Z"/><path d="m9 11 6 6M12 20h7"/>'),
  sheets: draw('<path d="m12 4.5 8 4-8 4-8-4Z"/><path d="m4 12.5 8 4 8-4M4 16.3l8 4 8-4"/>'),
  shown: draw(
    '<path d="M3.5 12S6.5 6.5 12 6.5s8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S3.5 12 3.5 12Z"/><circle cx="12" cy="12" r="2.3"/>',
  ),
  play: draw('<path d="M8 5.5v13l10.5-6.5Z" fill="currentColor"/>'),
  back: draw('<path d="M17 6v12L8.5 12ZM6.5 6v12" fill="currentColor"/>'),
  on: draw('<path d="M7 6v12l8.5-6ZM17.5 6v12" fill="currentColor"/>'),
  loop: draw(
    '<path d="M5 11a5 5 0 0 1 5-5h9M19 13a5 5 0 0 1-5 5H5"/><path d="m16.5 3.5 2.5 2.5-2.5 2.5m-9 7L5 18l2.5 2.5"/>',
  ),
  add: draw('<path d="M12 5.5v13M5.5 12h13"/>'),
  turn: draw('<ellipse cx="12" cy="12" rx="8.5" ry="3.4"/><ellipse cx="12" cy="12" rx="3.4" ry="8.5"/>'),
  light: draw(
    '<circle cx="12" cy="12" r="3.6"/><path d="M12 4v1.8M12 18.2V20M4 12h1.8M18.2 12H20M6.4 6.4l1.2 1.2m8.8 8.8 1.2 1.2m0-11.2-1.2 1.2m-8.8 8.8-1.2 1.2"/>',
  ),
  mesh: draw('<path d="M12 3.8 19 8v8l-7 4.2L5 16V8Z"/><path d="m5 8 7 4.2L19 8m-7 4.2v8"/>'),
  bend: draw(
    '<path d="M4.5 18.5c7 0 5.5-13 15-13"/><circle cx="4.5" cy="18.5" r="1.4"/><circle cx="19.5" cy="5.5" r="1.4"/>',
  ),
  peel: draw('<circle cx="9" cy="13.5" r="5"/><path d="M12 6.5a5 5 0 0 1 4 8.2M15.3 4.3a5 5 0 0 1 4.4 7"/>'),
} as const
