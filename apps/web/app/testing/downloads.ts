import { vi } from 'vitest'

type Download = { readonly name: string; readonly file: Blob }

/** Intercepts and returns the next file that the app downloads. */
export const nextDownload = (): Promise<Download> =>
  new Promise((resolve) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    click.mockImplementation(async function (this: HTMLAnchorElement) {
      click.mockRestore()
      resolve({ name: this.download, file: await (await fetch(this.href)).blob() })
    })
  })
