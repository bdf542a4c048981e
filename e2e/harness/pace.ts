import type { Page } from '@playwright/test'

/** Lets sessions that the page starts run at a pace beyond the three it offers people. */
export async function startAtPace(page: Page, pace: number): Promise<void> {
  await page.route('**/api/sessions/campaign', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    return route.continue({ postData: { ...request.postDataJSON(), pace } })
  })
}
