import { startBalancer } from "../balancer";
import { servingServer } from "../builtServer";
import { freePort } from "../freePort.mjs";
import { until } from "../until";

type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The built server as it is without settings, but for its ports. */
async function startInstance(port: number) {
  const adminPort = await freePort();
  const instance = await servingServer({
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    LOG_LEVEL: "silent",
    SHUTDOWN_DELAY_MS: "",
  });
  await until(async () => (await fetch(`${instance.origin}/readyz`)).ok);
  const isVisited = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    return metrics.includes('http_requests_total{page="/about"');
  };
  return { ...instance, isVisited };
}

/** HAProxy as `deploy/haproxy.cfg` sets it up, in front of two instances. The caller has to end it all. */
export async function balancedSite({ retries = 3 } = {}) {
  const instances = [await startInstance(await freePort()), await startInstance(await freePort())] as const;
  const running: Instance[] = [...instances];
  const [a, b] = instances;
  const balancer = await startBalancer([a.port, b.port], { SITE_RETRIES: String(retries) });
  await until(async () => {
    await (await fetch(`${balancer.origin}/about`)).text();
    return (await a.isVisited()) && (await b.isVisited());
  });

  /** Replaces an instance by a new one on its port, and waits until visitors come to that. */
  async function replace(instance: Instance): Promise<Instance> {
    instance.child.kill("SIGTERM");
    await instance.exit;
    const successor = await startInstance(instance.port);
    running.push(successor);
    await until(successor.isVisited);
    return successor;
  }
  const end = () => {
    balancer.child.kill("SIGKILL");
    for (const { child } of running) child.kill("SIGKILL");
  };
  return { origin: balancer.origin, port: balancer.port, instances, replace, end };
}
