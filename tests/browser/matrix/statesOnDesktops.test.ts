import { describeStates } from "../../support/matrix/describeStates";
import { deviceOf } from "../../support/matrix/deviceOf";

describeStates(deviceOf({}, [1024, 1280, 1440, 1920]));
