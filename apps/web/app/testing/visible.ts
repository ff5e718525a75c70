const CONTROLS = 'a[href], button, input, select, textarea, summary'

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

/** Number of words that a sighted user sees in a part of the page. */
export function visibleWords(part: Element): number {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement && isVisible(text.parentElement))
      count += text.textContent?.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return count
}

/** Number of controls that a sighted user sees in a part of the page. */
export const visibleControls = (part: Element): number => [...part.querySelectorAll(CONTROLS)].filter(isVisible).length
