/** Keeps room for toasts beside what has buttons at the edge of the screen: a bar below, a panel on the right. */
export function keepToastRoom(edge: 'bottom' | 'right') {
  return (element: HTMLElement | null) => {
    if (!element) return
    const root = document.documentElement.style
    const name = `--toast-${edge}`
    const measure = () => root.setProperty(name, `${edge === 'bottom' ? element.offsetHeight : element.offsetWidth}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.removeProperty(name)
    }
  }
}
