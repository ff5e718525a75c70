import type { BrandNotation } from '@riflesso/colorimetry'
import { analysisAsText } from '@riflesso/consultation'
import { shareCopy } from '~/copy/analysis/share.ts'
import { handToApp } from '~/ui/hand-to-app.ts'
import { saveFile } from '~/ui/save-file.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportFileName } from './export-name.ts'
import { drawSharedPicture, fileOfCanvas } from './shared-picture.ts'

/** How a picture was shared: with another app, by the clipboard with its text, as a file; or not at all. */
export type SharedBy =
  | { readonly way: 'app' | 'clipboard' | 'cancelled' }
  | { readonly way: 'file'; readonly name: string }

/**
 * Draws the picture of an analysis of `date` and shares it by the first supported method: another app, the clipboard (picture
 * and text), a file.
 *
 * @throws if the picture cannot be drawn
 */
export async function shareAnalysis(
  analysis: AnalysisResult,
  date: Date,
  brand: BrandNotation | null,
): Promise<SharedBy> {
  const canvas = await drawSharedPicture(analysis, date)
  const name = exportFileName(analysis.client, analysis.colorName, 'jpg')
  const file = new File([await fileOfCanvas(canvas, 'image/jpeg')], name, { type: 'image/jpeg' })
  const handed = await handToApp({ files: [file], title: shareCopy.title(analysis.colorName) })
  if (handed !== 'failed') return { way: handed }
  if (await copy(canvas, analysisAsText(analysis, brand))) return { way: 'clipboard' }
  saveFile(file)
  return { way: 'file', name }
}

/** False if the clipboard does not support pictures or is not permitted. */
async function copy(canvas: HTMLCanvasElement, text: string): Promise<boolean> {
  if (!('ClipboardItem' in window) || !navigator.clipboard) return false
  const png = fileOfCanvas(canvas, 'image/png')
  // If the clipboard rejects immediately, the picture is not awaited: handle its error here.
  png.catch(() => undefined)
  try {
    // Clipboards do not support JPEG. Safari requires a promise instead of a blob.
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
