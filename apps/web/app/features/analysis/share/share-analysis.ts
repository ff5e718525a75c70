import type { BrandId } from '@riflesso/colorimetry'
import { analysisAsText } from '@riflesso/consultation'
import { shareCopy } from '~/copy/share.ts'
import { handToApp } from '~/ui/hand-to-app.ts'
import { saveFile } from '~/ui/save-file.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportFileName } from './export-name.ts'
import { drawSharedPicture, fileOfCanvas } from './shared-picture.ts'

/** How a picture left: handed to another app, put into the clipboard with its text, saved as a file; or not at all. */
export type SharedBy =
  | { readonly way: 'app' | 'clipboard' | 'cancelled' }
  | { readonly way: 'file'; readonly name: string }

/**
 * Draws the picture of an analysis that was made at `date`, and hands it on by the first way that this browser has: another app, the clipboard
 * (picture and text), a file. Throws when the picture cannot be made.
 */
export async function shareAnalysis(analysis: AnalysisResult, date: Date, brand: BrandId | null): Promise<SharedBy> {
  const canvas = await drawSharedPicture(analysis, date)
  const name = exportFileName(analysis.client, analysis.colorName, 'jpg')
  const file = new File([await fileOfCanvas(canvas, 'image/jpeg')], name, { type: 'image/jpeg' })
  const handed = await handToApp({ files: [file], title: shareCopy.title(analysis.colorName) })
  if (handed !== 'failed') return { way: handed }
  if (await copy(canvas, analysisAsText(analysis, brand))) return { way: 'clipboard' }
  saveFile(file)
  return { way: 'file', name }
}

/** False where the clipboard takes no pictures, or is not allowed. */
async function copy(canvas: HTMLCanvasElement, text: string): Promise<boolean> {
  if (!('ClipboardItem' in window) || !navigator.clipboard) return false
  const png = fileOfCanvas(canvas, 'image/png')
  // A clipboard that refuses at once waits for no picture, so nobody else would hear that it failed.
  png.catch(() => undefined)
  try {
    // Browsers take no JPEG into the clipboard. Safari wants the promise, not what comes of it.
    const item = {
      'image/png': png,
      'text/plain': new Blob([text], { type: 'text/plain' }),
    }
    await navigator.clipboard.write([new ClipboardItem(item)])
    return true
  } catch {
    return false
  }
}
