type Ask = () => Promise<boolean>

let ask: Ask | null = null
let underWay: Promise<boolean> | null = null

/** Says who asks for the password when a call needs it again. Returns what takes that back. */
export function askForPasswordBy(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Has the person type the password; several calls at once ask once. False when they would not, or nobody can ask. */
export function passwordTyped(): Promise<boolean> {
  underWay ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null
  })
  return underWay
}
