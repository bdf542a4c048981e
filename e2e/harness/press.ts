import { expect, type Locator } from '@playwright/test'

/** How long what a press opens may take to be there before the button is pressed once more, in ms. */
const PATIENCE_MS = 20_000

/**
 * Presses a button of a list that may still settle, as after the window changed its size: what moves between the pointer's
 * going down and its coming up is not pressed, and a person presses once more.
 */
export async function pressInList(button: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await button.click()
    await expect(opened).toBeVisible({ timeout: PATIENCE_MS })
  }).toPass()
}
