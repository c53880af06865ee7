/** Whether all is asked, as `npm run test:all` does each night. `npm test` asks what differs most. */
export const isWhole = process.env.TIER === "all";
