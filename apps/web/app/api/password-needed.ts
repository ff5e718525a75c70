type Ask = () => Promise<boolean>

let ask: Ask | null = null
let underWay: Promise<boolean> | null = null

/** Registers the function that asks for the password. Returns the function that unregisters it. */
export function askForPasswordBy(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Asks for the password; concurrent calls ask once. False if the user cancels or no prompt is registered. */
export function passwordTyped(): Promise<boolean> {
  underWay ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null
  })
  return underWay
}
