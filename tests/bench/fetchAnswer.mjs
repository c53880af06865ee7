import { request } from "node:http";

/** An answer as it comes over the wire: the body still encoded, the headers in their own spelling, names and values in turn. */
export function fetchAnswer(url, encoding, agent = false) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": encoding }, agent }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      if (response.statusCode === 200) resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) });
      else reject(new Error(`${url} answered ${response.statusCode}`));
    })
      .on("error", reject)
      .end();
  });
}
