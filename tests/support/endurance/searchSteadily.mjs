// Searches for something new at a steady rate until its parent says stop, and tells it how many searches were refused.
import { once } from "node:events";
import { visitSteadily } from "./visitSteadily.mjs";

const [origin = "", perSecond] = process.argv.slice(2);
const searches = visitSteadily(origin, {
  perSecond: Number(perSecond),
  path: (index) => `/blog?q=new-${process.pid}-${index}`,
  connections: 64,
});
await once(process, "message");
const visits = await searches.stop();
process.send?.(visits.filter(({ status }) => status === 503).length);
process.disconnect();
