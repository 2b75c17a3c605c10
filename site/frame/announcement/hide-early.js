;(() => {
  // Before the first paint: an announcement that was hidden takes no place.
  const banner = document.currentScript.previousElementSibling
  try {
    const hidden = localStorage.getItem('hidden-announcements') ?? ''
    if (hidden.split(' ').includes(banner.dataset.announcement)) banner.hidden = true
  } catch {}
})()
