type Prompt = () => Promise<boolean>

let prompt: Prompt | null = null
let underWay: Promise<boolean> | null = null

/** Registers the function that asks for the password. Returns the function that unregisters it. */
export function askForPasswordBy(newPrompt: Prompt): () => void {
  prompt = newPrompt
  return () => {
    if (prompt === newPrompt) prompt = null
  }
}

/** Asks for the password; concurrent calls prompt once. False if the user cancels or no prompt is registered. */
export function passwordTyped(): Promise<boolean> {
  underWay ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null
  })
  return underWay
}
